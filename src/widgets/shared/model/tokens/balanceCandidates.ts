import type { Token } from '../../../../config/tokens/token.ts'

/** A chain is asked for each of them. */
const maxCandidates = 32

/** The tokens that are looked for in the wallet before a list is shown: the first of the page's that may be chosen. */
export function balanceCandidates(
  tokens: readonly Token[],
  isAllowed: (token: Token) => boolean,
): readonly Token[] {
  const sought: Token[] = []
  for (const token of tokens) {
    if (sought.length === maxCandidates) break
    if (isAllowed(token)) sought.push(token)
  }
  return sought
}
