import type { ChainCurrency } from '../../domain/chains/chain.ts'

/**
 * Returns the amounts to approve, in order, before a spender can move `amount`: none if the allowance is enough, and zero first for tokens
 * that require it before an allowance can change.
 *
 * @param approved The amount to approve. @default `amount`
 */
export function approvalsFor(
  { kind }: ChainCurrency,
  { allowance, amount, approved = amount }: { allowance: bigint; amount: bigint; approved?: bigint },
): readonly bigint[] {
  if (allowance >= amount) return []
  return kind === 'legacy' && allowance > 0n ? [0n, approved] : [approved]
}
