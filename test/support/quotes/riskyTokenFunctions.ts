/** Functions that give an account a right to tokens, move them, or hide such a call in another one. */
export const riskyTokenFunctions = [
  'transferFrom(address,address,uint256)',
  'increaseAllowance(address,uint256)',
  'increaseApproval(address,uint256)',
  // EIP-2612, DAI, and Permit2.
  'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
  'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)',
  'permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)',
  'permit(address,((address,uint160,uint48,uint48)[],address,uint256),bytes)',
  'approve(address,address,uint160,uint48)',
  'transferFrom(address,address,uint160,address)',
  // ERC-677, ERC-1363, ERC-777.
  'transferAndCall(address,uint256,bytes)',
  'transferAndCall(address,uint256)',
  'approveAndCall(address,uint256,bytes)',
  'approveAndCall(address,uint256)',
  'send(address,uint256,bytes)',
  'operatorSend(address,address,uint256,bytes,bytes)',
  'authorizeOperator(address)',
  // ERC-721, ERC-1155, ERC-6909.
  'setApprovalForAll(address,bool)',
  'safeTransferFrom(address,address,uint256)',
  'safeTransferFrom(address,address,uint256,bytes)',
  'safeTransferFrom(address,address,uint256,uint256,bytes)',
  'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
  'setOperator(address,bool)',
  // MakerDAO, Compound, Aave.
  'push(address,uint256)',
  'move(address,address,uint256)',
  'allow(address,bool)',
  'approveDelegation(address,uint256)',
  'transferOwnership(address)',
  // An approval without an amount.
  'approve(address)',
  // Vaults and lending pools pay out, burn or lend in the name of the caller.
  'redeem(uint256,address,address)',
  'withdraw(uint256,address,address)',
  'withdraw(address,uint256,address)',
  'redeem(uint256)',
  'redeemUnderlying(uint256)',
  'borrow(uint256)',
  'borrow(address,uint256,uint256,uint16,address)',
  'burn(uint256)',
  // Calls by an account that is a contract.
  'execute(address,uint256,bytes)',
  'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
  'multicall(bytes[])',
  'multicall(uint256,bytes[])',
  'multicall(bytes32,bytes[])',
  'aggregate3((address,bool,bytes)[])',
  'multiSend(bytes)',
]
