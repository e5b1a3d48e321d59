import type { Token } from '../../../../config/tokens/token.ts'
import type { AnyChain } from '../../../../utils/chains/nonEvmChain.ts'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'

/** Name of a chain, or its number where the page does not know it. */
export function chainName(chains: readonly AnyChain[], chainId: number): string {
  return chains.find(({ id }) => id === chainId)?.name ?? String(chainId)
}

/** Longest symbol and name that are shown, in characters. */
const [maxSymbolLength, maxNameLength] = [24, 64]

/** A token's symbol, fit to be shown. */
export function symbolOf(token: Pick<Token, 'symbol'> | undefined): string {
  return token ? sanitizeText(token.symbol, { maxLength: maxSymbolLength }) : ''
}

/** A token's name, fit to be shown. */
export function nameOf({ name }: Pick<Token, 'name'>): string {
  return sanitizeText(name, { maxLength: maxNameLength })
}
