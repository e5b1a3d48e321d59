import type { Theme, TokenName } from '@causeway/react/themes'
import { useState } from 'react'
import { definitionOf } from '../../../src/themes/tokens/tokens.ts'
import { TokenDetails } from './TokenDetails.tsx'
import { TokenRow } from './TokenRow.tsx'
import { setToken, type Scope, type ThemeDraft } from './themeDraft.ts'
import { searchTokens } from './tokenGroups.ts'

interface TokenListProps {
  draft: ThemeDraft
  theme: Theme
  onChange: (draft: ThemeDraft) => void
}

const scopeTitles = { shared: 'Both modes', light: 'Light only', dark: 'Dark only' } as const

/** Every token with its control: for both modes, or for one. */
export function TokenList({ draft, theme, onChange }: TokenListProps) {
  const [scope, setScope] = useState<Scope>('shared')
  const [search, setSearch] = useState('')
  const shown = scope === 'dark' ? (theme.dark ?? theme.light) : (theme.light ?? theme.dark)
  const initialOf = (name: TokenName) => {
    const { initial = '' } = definitionOf(name)
    // A computed token has no initial value of its own.
    return initial.includes('var(') ? '' : initial
  }
  return (
    <div className="editor-tokens">
      <div className="editor-bar" role="group" aria-label="Change">
        {(Object.keys(scopeTitles) as Scope[]).map((one) => (
          <button key={one} type="button" aria-pressed={scope === one} onClick={() => setScope(one)}>
            {scopeTitles[one]}
          </button>
        ))}
      </div>
      <input
        type="search"
        className="editor-text"
        aria-label="Search tokens"
        placeholder="Search tokens: accent, radius, button …"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {searchTokens(search).map(({ title, names }, index) => (
        <TokenDetails
          key={`${title} ${search === ''}`}
          title={title}
          count={names.length}
          isOpen={search !== '' || index === 0}
        >
          {() =>
            names.map((name) => (
              <TokenRow
                key={`${scope} ${name}`}
                name={name}
                set={draft[scope][name]}
                otherwise={shown?.[name] ?? initialOf(name)}
                onChange={(value) => onChange(setToken(draft, scope, name, value))}
              />
            ))
          }
        </TokenDetails>
      ))}
    </div>
  )
}
