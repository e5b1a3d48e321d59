import decodeQr from 'qr/decode.js'

/** Pixels for each module of the picture. */
const scale = 4

/** Reads a QR code off the page as a scanner does, by another library than the one that drew it. */
export function scanQr(code: Element): string {
  const canvas = document.createElement('canvas')
  const side = Number(code.getAttribute('viewBox')?.split(' ')[2]) * scale
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new TypeError('This browser does not draw.')
  context.scale(scale, scale)
  for (const path of code.querySelectorAll('path')) {
    context.fillStyle = path.getAttribute('fill') ?? ''
    context.fill(new Path2D(path.getAttribute('d') ?? ''))
  }
  return decodeQr(context.getImageData(0, 0, side, side))
}
