import type { BuiltInRule } from '../auditInput.ts'
import { depositAddressRules } from './request/depositAddress.ts'
import { endpointRules } from './request/endpoint.ts'
import { orderRules } from './request/order.ts'
import { requestRules } from './request/request.ts'
import { messageRules } from './signatures/message.ts'
import { permitRules } from './signatures/permit.ts'
import { typedDataRules } from './signatures/typedData.ts'
import { amountRules } from './summary/amount.ts'
import { contractAccountRules } from './summary/contractAccount.ts'
import { currencyRules } from './summary/currency.ts'
import { decimalsRules } from './summary/decimals.ts'
import { minimumRules } from './summary/minimum.ts'
import { recipientRules } from './summary/recipient.ts'
import { senderRules } from './summary/sender.ts'
import { sponsorshipRules } from './summary/sponsorship.ts'
import { approvalRules } from './transactions/approval.ts'
import { callRules } from './transactions/call.ts'
import { contractRules } from './transactions/contract.ts'
import { gasPriceRules } from './transactions/gasPrice.ts'
import { itemRules } from './transactions/item.ts'
import { nativeRules } from './transactions/native.ts'
import { tokenRules } from './transactions/token.ts'
import { transferRules } from './transactions/transfer.ts'

/** In the order in which findings are shown: what is moved, how, what is called, what is signed. */
export const builtInRules: readonly BuiltInRule[] = [
  currencyRules,
  decimalsRules,
  recipientRules,
  senderRules,
  contractAccountRules,
  amountRules,
  minimumRules,
  sponsorshipRules,
  orderRules,
  depositAddressRules,
  itemRules,
  gasPriceRules,
  nativeRules,
  tokenRules,
  transferRules,
  approvalRules,
  callRules,
  contractRules,
  requestRules,
  messageRules,
  typedDataRules,
  permitRules,
  endpointRules,
]
