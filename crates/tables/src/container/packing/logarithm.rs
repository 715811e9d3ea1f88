//! A logarithm that is the same on every machine.
//!
//! The one of the standard library may differ in its last bit from one system to the next, and a
//! table must not.

/// The binary logarithm of a positive number, to about five digits.
pub(super) fn log2(value: f32) -> f32 {
    let bits = value.to_bits();
    let exponent = f32::from((bits >> 23) as u16) - 127.0;
    let mantissa = f32::from_bits((bits & 0x007f_ffff) | 0x3f80_0000);
    // ln m = 2 artanh((m - 1) / (m + 1)), by its series.
    let ratio = (mantissa - 1.0) / (mantissa + 1.0);
    let square = ratio * ratio;
    let series = 1.0 + square * (1.0 / 3.0 + square * (0.2 + square * (1.0 / 7.0 + square / 9.0)));
    exponent + ratio * series * (2.0 / std::f32::consts::LN_2)
}

#[cfg(test)]
mod tests {
    use super::log2;

    #[test]
    fn is_a_logarithm() {
        for value in [1e-3_f32, 0.015_625, 0.5, 0.99, 1.0, 1.5, 1.999, 2.0, 3.0, 1e6, 9e9] {
            assert!((log2(value) - value.log2()).abs() < 1e-4, "{value}");
        }
    }
}
