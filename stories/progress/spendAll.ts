import { encodeFunctionData, erc20Abi, type Address } from 'viem'
import type { StoryEnvironment } from '../support/environment/createStoryEnvironment.ts'

/** Sends all of a token from the first account of the wallet to its second. */
export async function spendAll(
  { provider, accounts }: StoryEnvironment['sandbox'],
  token: Address,
): Promise<void> {
  const [from, to] = accounts
  const balanceOf = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [from] })
  const balance = await provider.request({ method: 'eth_call', params: [{ to: token, data: balanceOf }] })
  if (!to) throw new TypeError('The wallet has one account only.')
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, BigInt(String(balance))],
  })
  await provider.request({ method: 'eth_sendTransaction', params: [{ from, to: token, data }] })
}
