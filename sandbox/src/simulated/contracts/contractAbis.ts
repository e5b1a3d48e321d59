import { depositAbi } from '@causeway/react/schemas'
import type { Abi } from 'viem'
import {
  approvalProxyAbi,
  callFillerAbi,
  callRouterAbi,
  callRunnerAbi,
  depositAddressesAbi,
  depositoryAbi,
  erc20Abi,
  legacyErc20Abi,
  permit2Abi,
  permitErc20Abi,
  swapSourceAbi,
  wrappedNativeAbi,
} from '../../contracts/generated/abis.ts'

const items = [
  ...depositAbi,
  ...depositoryAbi,
  ...erc20Abi,
  ...legacyErc20Abi,
  ...permitErc20Abi,
  ...wrappedNativeAbi,
  ...swapSourceAbi,
  ...callFillerAbi,
  ...callRunnerAbi,
  ...depositAddressesAbi,
  ...permit2Abi,
  ...approvalProxyAbi,
  ...callRouterAbi,
]

const errorItems = items.filter((item) => item.type === 'error')

/** The name of a contract's error. */
export type ErrorName = (typeof errorItems)[number]['name']

/** Every error of the contracts, without duplicates; those with the same name have the same arguments. */
export const errorAbi: Abi = withoutTwins(errorItems)

/** Every event of the contracts, without duplicates. */
export const eventAbi: Abi = withoutTwins(items.filter((item) => item.type === 'event'))

function withoutTwins<item extends { name: string }>(abi: readonly item[]): item[] {
  return [...new Map(abi.map((item) => [item.name, item])).values()]
}
