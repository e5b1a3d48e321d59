import * as z from 'zod/mini'
import { queryNumber } from '../base/codecs.ts'
import { text } from '../base/primitives.ts'
import { requestStatusFilters, type RequestType } from './requestWords.ts'

const chainId = queryNumber(
  'it must be the number of a chain',
  (value) => Number.isSafeInteger(value) && value >= 0,
)

/** Parameters of `GET /requests/v3` that compare one field; groups of `filters` take them, too. */
export const comparedFields = {
  id: text,
  orderId: text,
  depositTxHash: text,
  fillTxHash: text,
  refundTxHash: text,

  originChainId: chainId,
  destinationChainId: chainId,
  /** Either direction. */
  chainId,

  user: text,
  depositAddress: text,
  recipient: text,

  status: z.enum(requestStatusFilters, `it must be one of ${requestStatusFilters.join(', ')}`),
  failReason: text,
  refundFailReason: text,
  /** The key that created the request. */
  apiKey: text,
  requestType: z.custom<RequestType>((value) => typeof value === 'string', 'it must be text'),

  currencyInChainId: chainId,
  currencyOutChainId: chainId,
  currencyInAddress: text,
  currencyOutAddress: text,
  /** The letter case does not matter. */
  currencyInSymbol: text,
  currencyOutSymbol: text,
}
