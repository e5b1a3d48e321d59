import { encode } from 'uqr'

/** Light modules around the code, as its standard requires (ISO/IEC 18004). */
const quietZone = 4

interface QrPath {
  /** Modules on each side, including the quiet zone. */
  size: number
  /** The dark modules as the `d` of an SVG path, one unit each. */
  path: string
}

/** Draws a text as a QR code that can be read with 15 % of it damaged (level M), or more if that takes no extra room. */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', boostEcc: true, border: quietZone })
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return { size, path: rows.join('') }
}
