import { encodeAbiParameters, encodeEventTopics, type Abi, type Address, type Hex } from 'viem'
import { depositoryAbi, erc20Abi } from '../contracts/generated/abis.ts'
import type { SimulatedEvent } from './executeErc20.ts'

/** An event as a chain stores it. */
export interface SimulatedLog {
  address: Address
  topics: Hex[]
  data: Hex
}

// Typed as any ABI: which event has which arguments is already told by `SimulatedEvent`.
const eventAbi: Abi = [...depositoryAbi, ...erc20Abi].filter((item) => item.type === 'event')

/** Encodes an event by the ABI that declares it. */
export function toLog({ address, eventName, args }: SimulatedEvent): SimulatedLog {
  const item = eventAbi.find((item) => item.type === 'event' && item.name === eventName)
  if (item?.type !== 'event') throw new TypeError(`No contract declares the event ${eventName}.`)
  const topics = encodeEventTopics({ abi: [item], args })
  const values: Record<string, unknown> = args
  const plain = item.inputs.filter(({ indexed }) => !indexed)
  const data = encodeAbiParameters(
    plain,
    plain.map(({ name = '' }) => values[name]),
  )
  return { address, topics: topics.flatMap((topic) => topic ?? []).flat(), data }
}
