import type { ReactNode } from 'react'
import { CopyButton } from '../book/CopyButton.tsx'
import { placeholder } from './code/placeholders.ts'
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
        {code.includes(placeholder) && (
          <p>
            Replace the address <code>0x1111…1111</code> with your own: what it receives can’t be recovered.
          </p>
        )}
        {code.includes('TokenLogo') && (
          <p>
            The logos are files of your app; without <code>TokenLogo</code>, widgets show those of your
            tokens.
          </p>
        )}
      </div>
    </div>
  )
}
