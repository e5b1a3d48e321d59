import * as z from 'zod/mini'
import { queryNumber } from '../../base/codecs.ts'
import { chainIdRule, isChainId } from '../../base/primitives.ts'
import { requestStatusFilters, type RequestType } from './requestWords.ts'

/** Text that isn't empty: the provider might treat an empty one as no condition. */
const text = z.string('it must be text').check(z.regex(/\S/, 'it must not be empty'))

const chainId = queryNumber(chainIdRule, isChainId)

/** Parameters of `GET /requests/v3` that compare one field; groups of `filters` accept them, too. */
export const groupFilterShape = {
  id: text,
  orderId: text,
  depositTxHash: text,
  fillTxHash: text,
  refundTxHash: text,

  originChainId: chainId,
  destinationChainId: chainId,
  /** Origin or destination chain. */
  chainId,

  user: text,
  depositAddress: text,
  recipient: text,

  status: z.enum(requestStatusFilters, `it must be one of ${requestStatusFilters.join(', ')}`),
  failReason: text,
  refundFailReason: text,
  /** The key that created the request. */
  apiKey: text,
  requestType: z.custom<RequestType>(
    (value) => typeof value === 'string' && value.trim() !== '',
    'it must be text',
  ),

  currencyInChainId: chainId,
  currencyOutChainId: chainId,
  currencyInAddress: text,
  currencyOutAddress: text,
  /** Case doesn't matter. */
  currencyInSymbol: text,
  currencyOutSymbol: text,
}
