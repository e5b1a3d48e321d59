import type { ErrorCodeMeaning } from './errorCodeMeaning.ts'

/**
 * Every `failReason` and `refundFailReason` of a request that is known, and what it means. One that is missing here is shown as
 * it is.
 */
export const failReasons = {
  UNKNOWN: { message: 'failure.UNKNOWN', advice: 'support', retryable: false },
  SLIPPAGE: { message: 'failure.SLIPPAGE', advice: 'changeSlippage', retryable: true },
  AMOUNT_TOO_LOW_TO_REFUND: {
    message: 'failure.AMOUNT_TOO_LOW_TO_REFUND',
    advice: 'support',
    retryable: false,
  },
  DEPOSIT_ADDRESS_MISMATCH: {
    message: 'failure.DEPOSIT_ADDRESS_MISMATCH',
    advice: 'support',
    retryable: false,
  },
  DEPOSIT_CHAIN_MISMATCH: { message: 'failure.DEPOSIT_CHAIN_MISMATCH', advice: 'support', retryable: false },
  INCORRECT_DEPOSIT_CURRENCY: {
    message: 'failure.INCORRECT_DEPOSIT_CURRENCY',
    advice: 'support',
    retryable: false,
  },
  DOUBLE_SPEND: { message: 'failure.DOUBLE_SPEND', advice: 'support', retryable: false },
  SOLVER_CAPACITY_EXCEEDED: {
    message: 'failure.SOLVER_CAPACITY_EXCEEDED',
    advice: 'decreaseAmount',
    retryable: true,
  },
  SOLVER_BALANCE_TOO_LOW: {
    message: 'failure.SOLVER_BALANCE_TOO_LOW',
    advice: 'decreaseAmount',
    retryable: true,
  },
  DEPOSITED_AMOUNT_TOO_LOW_TO_FILL: {
    message: 'failure.DEPOSITED_AMOUNT_TOO_LOW_TO_FILL',
    advice: 'newQuote',
    retryable: true,
  },
  NEGATIVE_NEW_AMOUNT_AFTER_FEES: {
    message: 'failure.NEGATIVE_NEW_AMOUNT_AFTER_FEES',
    advice: 'increaseAmount',
    retryable: false,
  },
  NO_QUOTES: { message: 'failure.NO_QUOTES', advice: 'otherPair', retryable: false },
  MISSING_REVERT_DATA: { message: 'failure.MISSING_REVERT_DATA', advice: 'newQuote', retryable: true },
  REVERSE_SWAP_FAILED: { message: 'failure.REVERSE_SWAP_FAILED', advice: 'support', retryable: false },
  GENERATE_SWAP_FAILED: { message: 'failure.GENERATE_SWAP_FAILED', advice: 'newQuote', retryable: true },
  TOO_LITTLE_RECEIVED: { message: 'failure.TOO_LITTLE_RECEIVED', advice: 'changeSlippage', retryable: true },
  EXECUTION_REVERTED: { message: 'failure.EXECUTION_REVERTED', advice: 'newQuote', retryable: true },
  NEW_CALLDATA_INCLUDES_HIGHER_RENT_FEE: {
    message: 'failure.NEW_CALLDATA_INCLUDES_HIGHER_RENT_FEE',
    advice: 'newQuote',
    retryable: true,
  },
  TRANSACTION_REVERTED: { message: 'failure.TRANSACTION_REVERTED', advice: 'newQuote', retryable: true },
  TRANSACTION_TOO_LARGE: { message: 'failure.TRANSACTION_TOO_LARGE', advice: 'otherPair', retryable: false },
  ORIGIN_CURRENCY_MISMATCH: {
    message: 'failure.ORIGIN_CURRENCY_MISMATCH',
    advice: 'support',
    retryable: false,
  },
  NO_INTERNAL_SWAP_ROUTES_FOUND: {
    message: 'failure.NO_INTERNAL_SWAP_ROUTES_FOUND',
    advice: 'otherPair',
    retryable: false,
  },
  SWAP_USES_TOO_MUCH_GAS: {
    message: 'failure.SWAP_USES_TOO_MUCH_GAS',
    advice: 'otherPair',
    retryable: false,
  },
  INSUFFICIENT_FUNDS_FOR_RENT: {
    message: 'failure.INSUFFICIENT_FUNDS_FOR_RENT',
    advice: 'checkBalance',
    retryable: false,
  },
  SPONSOR_BALANCE_TOO_LOW: {
    message: 'failure.SPONSOR_BALANCE_TOO_LOW',
    advice: 'tellPage',
    retryable: false,
  },
  ORDER_EXPIRED: { message: 'failure.ORDER_EXPIRED', advice: 'newQuote', retryable: true },
  ORDER_IS_CANCELLED: { message: 'failure.ORDER_IS_CANCELLED', advice: 'newQuote', retryable: true },
  // An allowance or a balance fell short: a new quote is made for what both are now.
  TRANSFER_FROM_FAILED: { message: 'failure.TRANSFER_FROM_FAILED', advice: 'newQuote', retryable: true },
  TRANSFER_FAILED: { message: 'failure.TRANSFER_FAILED', advice: 'newQuote', retryable: true },
  SIGNATURE_EXPIRED: { message: 'failure.SIGNATURE_EXPIRED', advice: 'newQuote', retryable: true },
  INVALID_SIGNATURE: { message: 'failure.INVALID_SIGNATURE', advice: 'newQuote', retryable: true },
  INSUFFICIENT_NATIVE_TOKENS_SUPPLIED: {
    message: 'failure.INSUFFICIENT_NATIVE_TOKENS_SUPPLIED',
    advice: 'newQuote',
    retryable: true,
  },
  TRANSFER_AMOUNT_EXCEEDS_ALLOWANCE: {
    message: 'failure.TRANSFER_AMOUNT_EXCEEDS_ALLOWANCE',
    advice: 'newQuote',
    retryable: true,
  },
  TRANSFER_AMOUNT_EXCEEDS_BALANCE: {
    message: 'failure.TRANSFER_AMOUNT_EXCEEDS_BALANCE',
    advice: 'checkBalance',
    retryable: false,
  },
  INVALID_SENDER: { message: 'failure.INVALID_SENDER', advice: 'newQuote', retryable: true },
  ACCOUNT_ABSTRACTION_INVALID_NONCE: {
    message: 'failure.ACCOUNT_ABSTRACTION_INVALID_NONCE',
    advice: 'newQuote',
    retryable: true,
  },
  ACCOUNT_ABSTRACTION_SIGNATURE_ERROR: {
    message: 'failure.ACCOUNT_ABSTRACTION_SIGNATURE_ERROR',
    advice: 'newQuote',
    retryable: true,
  },
  ACCOUNT_ABSTRACTION_GAS_LIMIT: {
    message: 'failure.ACCOUNT_ABSTRACTION_GAS_LIMIT',
    advice: 'newQuote',
    retryable: true,
  },
  SEAPORT_INEXACT_FRACTION: {
    message: 'failure.SEAPORT_INEXACT_FRACTION',
    advice: 'tellPage',
    retryable: false,
  },
  SEAPORT_INVALID_FULFILLER: {
    message: 'failure.SEAPORT_INVALID_FULFILLER',
    advice: 'none',
    retryable: false,
  },
  TOKEN_NOT_TRANSFERABLE: {
    message: 'failure.TOKEN_NOT_TRANSFERABLE',
    advice: 'otherToken',
    retryable: false,
  },
  ZERO_SELL_AMOUNT: { message: 'failure.ZERO_SELL_AMOUNT', advice: 'increaseAmount', retryable: false },
  MINT_NOT_ACTIVE: { message: 'failure.MINT_NOT_ACTIVE', advice: 'later', retryable: false },
  MINT_QUANTITY_EXCEEDS_MAX_PER_WALLET: {
    message: 'failure.MINT_QUANTITY_EXCEEDS_MAX_PER_WALLET',
    advice: 'none',
    retryable: false,
  },
  MINT_QUANTITY_EXCEEDS_MAX_SUPPLY: {
    message: 'failure.MINT_QUANTITY_EXCEEDS_MAX_SUPPLY',
    advice: 'none',
    retryable: false,
  },
  ERC_1155_TOO_MANY_REQUESTED: {
    message: 'failure.ERC_1155_TOO_MANY_REQUESTED',
    advice: 'none',
    retryable: false,
  },
  INCORRECT_PAYMENT: { message: 'failure.INCORRECT_PAYMENT', advice: 'newQuote', retryable: true },
  INVALID_GAS_PRICE: { message: 'failure.INVALID_GAS_PRICE', advice: 'newQuote', retryable: true },
  FLUID_DEX_ERROR: { message: 'failure.FLUID_DEX_ERROR', advice: 'newQuote', retryable: true },
  ORDER_ALREADY_FILLED: { message: 'failure.ORDER_ALREADY_FILLED', advice: 'none', retryable: false },
  INVALID_SIGNER: { message: 'failure.INVALID_SIGNER', advice: 'newQuote', retryable: true },
  JUPITER_INVALID_TOKEN_ACCOUNT: {
    message: 'failure.JUPITER_INVALID_TOKEN_ACCOUNT',
    advice: 'checkAddress',
    retryable: false,
  },
  INVALID_NONCE: { message: 'failure.INVALID_NONCE', advice: 'newQuote', retryable: true },
  CONTRACT_PAUSED: { message: 'failure.CONTRACT_PAUSED', advice: 'later', retryable: false },
  SWAP_IMPACT_TOO_HIGH: {
    message: 'failure.SWAP_IMPACT_TOO_HIGH',
    advice: 'decreaseAmount',
    retryable: false,
  },
  INSUFFICIENT_POOL_LIQUIDITY: {
    message: 'failure.INSUFFICIENT_POOL_LIQUIDITY',
    advice: 'decreaseAmount',
    retryable: true,
  },
  TTL_EXPIRED: { message: 'failure.TTL_EXPIRED', advice: 'newQuote', retryable: true },
  DEPOSIT_CONFIRMATION_TIMEOUT: {
    message: 'failure.DEPOSIT_CONFIRMATION_TIMEOUT',
    advice: 'support',
    retryable: false,
  },
  ORPHANED_DEPOSIT_REFUND: {
    message: 'failure.ORPHANED_DEPOSIT_REFUND',
    advice: 'support',
    retryable: false,
  },
  GASLESS_PERMIT_BALANCE_TOO_LOW: {
    message: 'failure.GASLESS_PERMIT_BALANCE_TOO_LOW',
    advice: 'checkBalance',
    retryable: false,
  },
  MANUAL_ADMIN_REFUND: { message: 'failure.MANUAL_ADMIN_REFUND', advice: 'support', retryable: false },
  QUOTED_GAS_LIMIT_EXCEEDED: {
    message: 'failure.QUOTED_GAS_LIMIT_EXCEEDED',
    advice: 'newQuote',
    retryable: true,
  },
  DESTINATION_TOKEN_TRANSFER_REJECTED: {
    message: 'failure.DESTINATION_TOKEN_TRANSFER_REJECTED',
    advice: 'otherToken',
    retryable: false,
  },
  DEPOSIT_REORGED: { message: 'failure.DEPOSIT_REORGED', advice: 'support', retryable: false },
  BLOCKED_WALLET: { message: 'failure.BLOCKED_WALLET', advice: 'support', retryable: false },
  PROTOCOL_DEADLINE_EXPIRED: {
    message: 'failure.PROTOCOL_DEADLINE_EXPIRED',
    advice: 'newQuote',
    retryable: true,
  },
  TRANSACTION_NOT_INCLUDED: {
    message: 'failure.TRANSACTION_NOT_INCLUDED',
    advice: 'checkTransaction',
    retryable: false,
  },
  TRANSACTION_SUBMISSION_FAILED: {
    message: 'failure.TRANSACTION_SUBMISSION_FAILED',
    advice: 'newQuote',
    retryable: true,
  },
  // Why it could not be refunded
  SWAP_CURRENCY_NOT_ON_ORIGIN: {
    message: 'failure.SWAP_CURRENCY_NOT_ON_ORIGIN',
    advice: 'support',
    retryable: false,
  },
  REFUND_RECIPIENT_IS_VASP: {
    message: 'failure.REFUND_RECIPIENT_IS_VASP',
    advice: 'support',
    retryable: false,
  },
  MANUAL_REFUND_REQUIRED: { message: 'failure.MANUAL_REFUND_REQUIRED', advice: 'support', retryable: false },
} as const satisfies Record<string, ErrorCodeMeaning>
