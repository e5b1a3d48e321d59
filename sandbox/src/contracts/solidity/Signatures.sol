// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev ERC-1271.
interface IErc1271 {
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4);
}

/// @title Signatures
/// @notice Tells who signed: a key, or a contract that answers for itself (ERC-1271).
library Signatures {
    /// @dev An account with code answers for itself, also one that has a key (EIP-7702).
    function isSignedBy(address account, bytes32 digest, bytes memory signature) internal view returns (bool) {
        if (account.code.length > 0) return _isValidFor(account, digest, signature);
        return account != address(0) && _recover(digest, signature) == account;
    }

    function _isValidFor(address account, bytes32 digest, bytes memory signature) private view returns (bool) {
        try IErc1271(account).isValidSignature(digest, signature) returns (bytes4 answer) {
            return answer == IErc1271.isValidSignature.selector;
        } catch {
            return false;
        }
    }

    function _recover(bytes32 digest, bytes memory signature) private pure returns (address) {
        if (signature.length != 65) return address(0);
        bytes32 r;
        bytes32 s;
        uint8 v;
        assembly ("memory-safe") {
            r := mload(add(signature, 0x20))
            s := mload(add(signature, 0x40))
            v := byte(0, mload(add(signature, 0x60)))
        }
        // The upper half of s would make a second signature of every first (EIP-2).
        if (uint256(s) > 0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5D576E7357A4501DDFE92F46681B20A0) return address(0);
        return ecrecover(digest, v, r, s);
    }
}
