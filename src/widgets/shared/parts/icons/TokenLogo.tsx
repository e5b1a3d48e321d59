'use client'
import { useState } from 'react'
import type { Token } from '../../../../utils/tokens/token.ts'
import { useTokens } from '../../../../hooks/useTokens.ts'
import type { sharedParts } from '../../../attributes/shared.ts'
import { usePart } from '../../usePart.ts'
import { useWidgetOptions } from '../../widgetOptions.ts'
import { renderSlot } from '../../slots/renderSlot.tsx'
import { chainName, symbolOf } from '../../model/tokens/tokenNames.ts'

type Tone = (typeof sharedParts)['token-logo'][number]

const tones: readonly Tone[] = ['tone-1', 'tone-2', 'tone-3', 'tone-4', 'tone-5', 'tone-6']

interface TokenLogoProps {
  token: Token | undefined
}

/** A token's logo, or its first letters on a color of its own, with its chain's initial. Renders a `<span>`. */
export function TokenLogo({ token }: TokenLogoProps) {
  const { slots } = useWidgetOptions()
  return renderSlot(slots?.TokenLogo, { token }, <OwnTokenLogo token={token} />)
}

function OwnTokenLogo({ token }: TokenLogoProps) {
  const part = usePart()
  const { slots } = useWidgetOptions()
  const { chains } = useTokens()
  const [failed, setFailed] = useState<string>()
  const source = token && imageSource(token.logoURI)
  return (
    <span aria-hidden="true" {...part('token-logo', token ? toneOf(token) : 'tone-0')}>
      {source && source !== failed ? (
        <img
          key={source}
          src={source}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          crossOrigin="anonymous"
          onError={() => setFailed(source)}
          {...part('token-logo-image')}
        />
      ) : (
        (firstLetters(symbolOf(token)) ?? '?')
      )}
      {token && chains.length > 1 && (
        <span {...part('token-logo-chain')}>
          {renderSlot(
            slots?.ChainLogo,
            { chainId: token.chainId, name: chainName(chains, token.chainId) },
            firstLetter(chainName(chains, token.chainId)),
          )}
        </span>
      )}
    </span>
  )
}

/**
 * The letters that fit into a circle: a short symbol, the start of a long one, or one letter of another script. Undefined for a quoted
 * symbol, which the page hasn't verified.
 */
function firstLetters(symbol: string): string | undefined {
  const [, letters] = symbol.match(/^\$?([\p{Script=Latin}\p{N}]+)/u) ?? []
  if (letters === undefined) return firstLetter(symbol)
  return letters.length <= 4 ? letters : letters.slice(0, 3)
}

function firstLetter(text: string): string | undefined {
  return text.match(/[\p{L}\p{N}]/u)?.[0]
}

/** A token has the same color everywhere. */
function toneOf({ symbol }: Token): Tone {
  let sum = 0
  for (const character of symbol) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return tones[sum % tones.length] ?? 'tone-0'
}

/** Logos are only loaded over `https:`, without credentials. */
function imageSource(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  const { protocol, username, password, href } = new URL(address)
  return protocol === 'https:' && username === '' && password === '' ? href : undefined
}
