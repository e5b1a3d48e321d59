import { useState, type ReactNode } from 'react'
import './copy-button.css'

interface CopyButtonProps {
  text: string
  /** The label of the button. */
  children: ReactNode
}

/** Copies a text, and says so. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>()
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(text)
  }
  return (
    <button type="button" className="copy-button" onClick={() => void copy()}>
      {copied === text ? 'Copied' : children}
    </button>
  )
}
