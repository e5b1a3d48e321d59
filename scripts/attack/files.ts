/** Tests that attack: what strangers send, store, say and show. A file that attacks something new belongs here. */
export const attackFiles: readonly string[] = [
  // The proxy, alone and inside servers.
  'test/proxy/**/*.test.ts',
  // What the browser has stored, and what other tabs say.
  'test/hooks/storedDepositAddress.test.tsx',
  'test/widgets/deposit-address/storedDeposits.test.tsx',
  'test/deposit/depositBook.test.ts',
  'test/config/clearHistory.test.ts',
  'test/query/service/answeredQuery.test.ts',
  'test/hooks/otherWallets.test.tsx',
  'test/widgets/progress/otherWallets.test.tsx',
  'test/execution/core/createExecution.test.ts',
  'test/execution/watch/createRequestWatcher.test.ts',
  'test/execution/ports/**/*.test.ts',
  // What the service answers: dishonest quotes, orders, signatures and pages.
  'test/audit/**/*.test.ts',
  'test/decode/**/*.test.ts',
  'test/execution/run/signItem.test.ts',
  'test/schemas/pollutedPage.test.ts',
  'test/client/*.test.ts',
  // What is shown: names, marks of direction, pictures.
  'test/errors/redact*.test.ts',
  'test/hooks/internal/tokens/useReadTokens.test.tsx',
  'test/utils/amounts/parseAmount.test.ts',
  'test/utils/address/isLookAlikeAddress.test.ts',
  'test/utils/text/sanitizeText.test.ts',
  'test/utils/text/createLookTree.test.ts',
  'test/utils/text/realSymbols.test.ts',
  'test/utils/text/withoutInvisible.test.ts',
  'test/widgets/lyingService.test.tsx',
  'test/widgets/shared/parts/frameWarning.test.tsx',
  'test/widgets/shared/parts/tokenLogo.test.tsx',
  // The sandbox: its pages, its chains, its memory.
  'test/contract/fuzzedRequests.test.ts',
  'sandbox/test/domain/recordStore.test.ts',
  'sandbox/test/gateway/*.test.ts',
  'sandbox/test/http/*.test.ts',
]
