import { keccak256, zeroAddress, type Hex } from 'viem'
import { json, readJsonObject, type Handler } from './http.ts'
import { refuseQuote } from './quoteFields.ts'
import { readQuoteInput, type QuoteInput } from './quoteInput.ts'
import { quoteTerms } from './quoteTerms.ts'
import type { DepositAddress, ServiceRequest } from './requestModel.ts'
import type { ServiceContext } from './serviceContext.ts'
import { toQuoteBody } from './toQuoteBody.ts'

/** `POST /quote`: prices what is asked, keeps it as a request, and says how to pay it. */
export function createQuoteHandler({ ledger, store, clock, policy, createId }: ServiceContext): Handler {
  return async (httpRequest) => {
    const input = readQuoteInput(await readJsonObject(httpRequest), ledger.chains)
    const { origin, destination, currencyIn, currencyOut, user } = input
    const [originGasPrice, destinationGasPrice, inventory, userBalance] = await Promise.all([
      ledger.gasPrice(origin.id),
      ledger.gasPrice(destination.id),
      ledger.balanceOf(destination.id, currencyOut.address, ledger.solver),
      ledger.balanceOf(origin.id, currencyIn.address, user),
    ])
    const { sponsor } = ledger
    const terms = quoteTerms(input, { policy, sponsor, originGasPrice, destinationGasPrice })
    const gasMoney =
      terms.topupOut > 0n ? await ledger.balanceOf(destination.id, zeroAddress, ledger.solver) : 0n
    if (!terms.isSend && (terms.amountOut > inventory || terms.topupOut > gasMoney)) {
      throw refuseQuote(
        'INSUFFICIENT_LIQUIDITY',
        `The solver holds less ${currencyOut.symbol} or gas money on chain ${destination.id} than it would have to pay.`,
      )
    }

    const id = createId()
    const depositAddress = await toDepositAddress(id, input)
    const createdAt = clock.now()
    const validityMs = input.ttlSeconds === undefined ? policy.quoteValidityMs : input.ttlSeconds * 1000
    const request: ServiceRequest = {
      id,
      orderId: keccak256(id),
      user,
      recipient: input.recipient,
      refundTo: input.refundTo,
      hasOwnRefundTo: input.hasOwnRefundTo,
      terms,
      depositAddress,
      progress: { status: 'waiting' },
      surpluses: [],
      sidePayments: {},
      apiKey: httpRequest.headers.get('x-api-key') ?? undefined,
      referrer: input.referrer,
      createdAt,
      updatedAt: createdAt,
      expiresAt: createdAt + validityMs,
    }
    await store.put(request)
    return json(toQuoteBody(request, { gasPrice: originGasPrice, userBalance }))
  }

  async function toDepositAddress(addressId: Hex, question: QuoteInput): Promise<DepositAddress | undefined> {
    if (!question.depositAddress) return undefined
    const address = await ledger.depositAddressOf(question.origin.id, addressId)
    return { address, addressId, ...question.depositAddress, question }
  }
}
