import type { Token } from '../../../../utils/tokens/token.ts'
import type { AnyChain } from '../../../../utils/chains/nonEvmChain.ts'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'

/** Name of a chain, or its ID if the page doesn't know it. */
export function chainName(chains: readonly AnyChain[], chainId: number): string {
  return chains.find(({ id }) => id === chainId)?.name ?? String(chainId)
}

/** Longest symbol and name to show, in characters. */
const [maxSymbolLength, maxNameLength] = [24, 64]

/** A token's symbol, cleaned for display. */
export function symbolOf(token: Pick<Token, 'symbol'> | undefined): string {
  return token ? sanitizeText(token.symbol, { maxLength: maxSymbolLength }) : ''
}

/** A token's name, cleaned for display. */
export function nameOf({ name }: Pick<Token, 'name'>): string {
  return sanitizeText(name, { maxLength: maxNameLength })
}
