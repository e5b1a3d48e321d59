'use client'
import { withChecksum } from '../../../../utils/address/withChecksum.ts'
import { usePart } from '../../usePart.ts'
import { CodeText } from './CodeText.tsx'
import { CopyButton, type CopyButtonProps } from './CopyButton.tsx'
import { ShortCode } from './ShortCode.tsx'

interface CopyableCodeProps extends CopyButtonProps {
  /** Whether to shorten it, for recognition only; otherwise it can be compared. @default false */
  isShort?: boolean
}

/** An address or ID with a button that copies it. Renders a `<span>`. */
export function CopyableCode({ isShort = false, text: given, ...copy }: CopyableCodeProps) {
  const part = usePart()
  const text = withChecksum(given)
  return (
    <span {...part('copyable-code')}>
      {isShort ? <ShortCode text={text} /> : <CodeText text={text} />}
      <CopyButton {...copy} text={text} />
    </span>
  )
}
