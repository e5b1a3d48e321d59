import type { Token } from '../../../../utils/tokens/token.ts'

/** Maximum number of candidates, since each costs a read from a chain. */
const maxCandidates = 32

/** The tokens whose balances are read before a list is shown: the page's first ones that may be selected. */
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
