import { parseAbi } from 'viem'

/**
 * How money is paid in at a depository, and what it says of it. Depositories of public chains have the same
 * functions and events, so that whoever reads deposits there reads them here.
 */
export const depositAbi = parseAbi([
  'function depositNative(address depositor, bytes32 id) payable',
  'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
  'function depositErc20(address depositor, address token, bytes32 id)',
  'event RelayNativeDeposit(address from, uint256 amount, bytes32 id)',
  'event RelayErc20Deposit(address from, address token, uint256 amount, bytes32 id)',
])
