import { parseWithSchema, requestRecordSchema } from '@causeway/react/schemas'

/** One token a chain, which differ in all but their symbols. */
const currencies = {
  1: { chainId: 1, address: '0x1', symbol: 'USDC', decimals: 6 },
  2: { chainId: 2, address: '0x3', symbol: 'USDC', decimals: 18 },
} as const

/** An amount of a record, on the wire. */
export const wireAmount = (amount: string, chainId: keyof typeof currencies = 1) => ({
  currency: { ...currencies[chainId] },
  amount,
})

/** A record of the history with what matters to a test. */
export function recordOf(status: string, data: object, root: object = {}) {
  return parseWithSchema(requestRecordSchema, {
    id: '0x1',
    status,
    data,
    createdAt: '',
    updatedAt: '',
    ...root,
  })
}

/** From chain 1 to chain 2. Without a swap, what comes in on a side is what goes out, as in public records. */
export const route = {
  quoted: {
    origin: { inputCurrency: wireAmount('100'), outputCurrency: wireAmount('100') },
    destination: { inputCurrency: wireAmount('99', 2), outputCurrency: wireAmount('99', 2) },
  },
  actual: {
    origin: { inputCurrency: wireAmount('101'), outputCurrency: wireAmount('101') },
    destination: { inputCurrency: wireAmount('99', 2), outputCurrency: wireAmount('98', 2) },
  },
}
export const deposit = { txHash: '0xd', chainId: 1, timestamp: 100 }
export const delivery = { txHash: '0xf', chainId: 2, timestamp: 103 }
