'use client'
import { useMemo, type ComponentProps } from 'react'
import { qrPath } from '../../model/qrPath.ts'

interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children'> {
  text: string
  /** What the code contains, as text for the user. */
  label: string
}

/** A text as a QR code: black on white in every theme, since scanners need that. Renders an `<svg>`. */
export function QrCode({ text, label, ...props }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" {...props}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
