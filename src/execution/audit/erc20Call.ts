/** A call of an ERC-20 function that moves money or gives the right to. */
export interface Erc20Call {
  name: 'approve' | 'increaseAllowance' | 'transfer' | 'transferFrom' | 'permit' | 'setApprovalForAll'
  /** Who gets the right or the money; lower case. Only where the function has one. */
  target?: `0x${string}` | undefined
  amount?: bigint | undefined
}

const names: Readonly<Record<string, Erc20Call['name']>> = {
  '0x095ea7b3': 'approve',
  '0x39509351': 'increaseAllowance',
  '0xa9059cbb': 'transfer',
  '0x23b872dd': 'transferFrom',
  '0xd505accf': 'permit',
  '0xa22cb465': 'setApprovalForAll',
}

/** Hex digits of one ABI word. */
const wordLength = 64

/**
 * Reads calldata as an ERC-20 call, by selector.
 *
 * @returns undefined for any other function. A known selector with too few bytes has no `target` or `amount`.
 */
export function readErc20Call(data: `0x${string}`): Erc20Call | undefined {
  const name = names[data.slice(0, 10).toLowerCase()]
  if (!name) return undefined
  const word = (index: number) => {
    const digits = data.slice(10 + index * wordLength, 10 + (index + 1) * wordLength)
    return digits.length === wordLength ? digits.toLowerCase() : undefined
  }
  const first = word(0)
  const second = word(1)
  if (name === 'permit' || name === 'setApprovalForAll' || name === 'transferFrom') return { name }
  return {
    name,
    target: first ? `0x${first.slice(24)}` : undefined,
    amount: second ? BigInt(`0x${second}`) : undefined,
  }
}
