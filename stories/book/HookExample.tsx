import type { ComponentType } from 'react'
import { CopyButton } from './CopyButton.tsx'
import './hook-example.css'

interface HookExampleProps {
  /** The running example. */
  example: ComponentType
  /** The file that contains it. */
  code: string
}

/** A running example beside its file. */
export function HookExample({ example: Example, code }: HookExampleProps) {
  return (
    <div className="hook-example">
      <div className="hook-live">
        <Example />
      </div>
      <div className="hook-code">
        <CopyButton text={code}>Copy code</CopyButton>
        {/* Scrolled by the keyboard as well. */}
        <textarea readOnly spellCheck={false} aria-label="Code" rows={code.split('\n').length} value={code} />
      </div>
    </div>
  )
}
