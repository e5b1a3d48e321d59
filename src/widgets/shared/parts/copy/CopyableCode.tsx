'use client'
import { usePart } from '../../usePart.ts'
import { CodeText } from './CodeText.tsx'
import { CopyButton, type CopyButtonProps } from './CopyButton.tsx'
import { ShortCode } from './ShortCode.tsx'

interface CopyableCodeProps extends CopyButtonProps {
  /** Enough to know it again; otherwise it is compared. @default false */
  isShort?: boolean
}

/** An address or an id, and the button that copies it. Renders a `<span>`. */
export function CopyableCode({ isShort = false, ...copy }: CopyableCodeProps) {
  const part = usePart()
  return (
    <span {...part('copyable-code')}>
      {isShort ? <ShortCode text={copy.text} /> : <CodeText text={copy.text} />}
      <CopyButton {...copy} />
    </span>
  )
}
