import type { TokenName } from '@causeway/react/themes'
import { useId, useState } from 'react'
import { definitionOf, propertyOf } from '../../../src/themes/tokens/tokens.ts'
import { TokenControl } from './controls/TokenControl.tsx'
import { findProblem } from './themeDraft.ts'

interface TokenRowProps {
  name: TokenName
  /** The value that was set in the editor. */
  set: string | undefined
  /** The value as long as none is set. */
  otherwise: string
  onChange: (value: string | undefined) => void
}

/** A token with its control. An invalid value is reported, and changes nothing. */
export function TokenRow({ name, set, otherwise, onChange }: TokenRowProps) {
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const { says } = definitionOf(name)
  const change = (value: string) => {
    const found = value === '' ? undefined : findProblem(name, value)
    setProblem(found)
    if (found === undefined) onChange(value === '' ? undefined : value)
  }
  return (
    <div className="editor-row" data-set={set !== undefined}>
      <label htmlFor={id} className="editor-label">
        <code>{propertyOf(name)}</code>
        <small>{says}</small>
      </label>
      <TokenControl name={name} id={id} value={set ?? otherwise} onChange={change} />
      {set !== undefined && (
        <button type="button" className="editor-reset" onClick={() => onChange(undefined)}>
          Reset <span className="editor-hidden">{propertyOf(name)}</span>
        </button>
      )}
      {problem && (
        <p role="alert" className="editor-problem">
          {problem}
        </p>
      )}
    </div>
  )
}
