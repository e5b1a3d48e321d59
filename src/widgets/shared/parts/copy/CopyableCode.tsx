'use client'
import { usePart } from '../../usePart.ts'
import { CodeText } from './CodeText.tsx'
import { CopyButton, type CopyButtonProps } from './CopyButton.tsx'
import { ShortCode } from './ShortCode.tsx'

interface CopyableCodeProps extends CopyButtonProps {
  /** Whether to shorten it, for recognition only; otherwise it can be compared. @default false */
  isShort?: boolean
}

/** An address or ID with a button that copies it. Renders a `<span>`. */
export function CopyableCode({ isShort = false, ...copy }: CopyableCodeProps) {
  const part = usePart()
  return (
    <span {...part('copyable-code')}>
      {isShort ? <ShortCode text={copy.text} /> : <CodeText text={copy.text} />}
      <CopyButton {...copy} />
    </span>
  )
}
