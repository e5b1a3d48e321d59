import type { ChainCurrency } from '../../domain/chains/chain.ts'

/**
 * Says which amounts are to be approved, one after another, before a spender can move `amount`: none when it
 * already may, and zero first where a token changes an allowance to or from zero only.
 *
 * @param approved What the spender gets. @default `amount`
 */
export function approvalsFor(
  { kind }: ChainCurrency,
  { allowance, amount, approved = amount }: { allowance: bigint; amount: bigint; approved?: bigint },
): readonly bigint[] {
  if (allowance >= amount) return []
  return kind === 'legacy' && allowance > 0n ? [0n, approved] : [approved]
}
