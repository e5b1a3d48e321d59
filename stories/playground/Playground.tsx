import type { ReactNode } from 'react'
import { CopyButton } from '../book/CopyButton.tsx'
import './playground.css'

interface PlaygroundProps {
  /** The live widget. */
  children: ReactNode
  /** The code to copy. */
  code: string
}

/** A widget with the controls’ props, beside the code for it. */
export function Playground({ children, code }: PlaygroundProps) {
  return (
    <div className="playground">
      <div className="playground-live">{children}</div>
      <div className="playground-code">
        <CopyButton text={code}>Copy code</CopyButton>
        <textarea
          readOnly
          spellCheck={false}
          aria-label="Code"
          rows={code.split('\n').length + 1}
          value={code}
        />
        {code.includes('chainId') && (
          <p>The code uses tokens of Ethereum and Base in place of Alder and Birch.</p>
        )}
      </div>
    </div>
  )
}
