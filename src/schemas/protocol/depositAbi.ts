/**
 * The functions that deposit into a depository, and its events, the same on every public chain. `depositErc20` without an amount
 * deposits the whole allowance.
 */
export const depositAbi = [
  {
    type: 'function',
    name: 'depositNative',
    stateMutability: 'payable',
    inputs: [
      { name: 'depositor', type: 'address' },
      { name: 'id', type: 'bytes32' },
    ],
    outputs: [],
  },
  {
    type: 'function',
    name: 'depositErc20',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'depositor', type: 'address' },
      { name: 'token', type: 'address' },
      { name: 'amount', type: 'uint256' },
      { name: 'id', type: 'bytes32' },
    ],
    outputs: [],
  },
  {
    type: 'function',
    name: 'depositErc20',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'depositor', type: 'address' },
      { name: 'token', type: 'address' },
      { name: 'id', type: 'bytes32' },
    ],
    outputs: [],
  },
  {
    type: 'event',
    name: 'RelayNativeDeposit',
    inputs: [
      { name: 'from', type: 'address', indexed: false },
      { name: 'amount', type: 'uint256', indexed: false },
      { name: 'id', type: 'bytes32', indexed: false },
    ],
  },
  {
    type: 'event',
    name: 'RelayErc20Deposit',
    inputs: [
      { name: 'from', type: 'address', indexed: false },
      { name: 'token', type: 'address', indexed: false },
      { name: 'amount', type: 'uint256', indexed: false },
      { name: 'id', type: 'bytes32', indexed: false },
    ],
  },
] as const
