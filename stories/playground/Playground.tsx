import type { ReactNode } from 'react'
import { CopyButton } from '../book/CopyButton.tsx'
import './playground.css'

interface PlaygroundProps {
  /** What runs. */
  children: ReactNode
  /** What a page writes for it. */
  code: string
}

/** A widget as the controls want it, beside the code for it. */
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
          <p>Alder and Birch stand for Ethereum and Base here, whose tokens the code names.</p>
        )}
      </div>
    </div>
  )
}
