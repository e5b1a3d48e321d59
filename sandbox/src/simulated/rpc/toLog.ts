import { encodeAbiParameters, encodeEventTopics, type Address, type Hex } from 'viem'
import { eventAbi } from '../contracts/contractAbis.ts'
import type { SimulatedEvent } from '../contracts/callResult.ts'

/** An event as a chain stores it. */
export interface SimulatedLog {
  address: Address
  topics: Hex[]
  data: Hex
}

/** Encodes an event with its ABI. */
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
