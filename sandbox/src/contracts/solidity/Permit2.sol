// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Signatures} from "./Signatures.sol";

struct TokenPermissions {
    address token;
    uint256 amount;
}

struct PermitBatchTransferFrom {
    TokenPermissions[] permitted;
    uint256 nonce;
    uint256 deadline;
}

struct SignatureTransferDetails {
    address to;
    uint256 requestedAmount;
}

/// @title Permit2
/// @notice Moves tokens that their owner approved to it, each time by a signature that says how much, to whom and what for.
/// @dev For local chains: of the public contract the part that approval proxies call, with the same types and selectors.
contract Permit2 {
    /// @notice The time to use the signature is over.
    error SignatureExpired(uint256 signatureDeadline);
    /// @notice The owner did not sign this.
    error InvalidSigner();
    /// @notice The number was used before; nothing was moved now.
    error InvalidNonce();
    /// @notice More is asked for than was signed.
    error InvalidAmount(uint256 maxAmount);
    /// @notice The lists do not belong together.
    error LengthMismatch();
    /// @notice The token refused.
    error TransferFailed(address currency, address recipient, uint256 amount);

    bytes32 private constant DOMAIN_TYPEHASH =
        keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)");
    bytes32 private constant PERMISSIONS_TYPEHASH = keccak256("TokenPermissions(address token,uint256 amount)");
    string private constant BATCH_TYPE =
        "PermitBatchWitnessTransferFrom(TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline,";

    /// @notice Used numbers, 256 in a word.
    mapping(address owner => mapping(uint256 word => uint256)) public nonceBitmap;

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return keccak256(abi.encode(DOMAIN_TYPEHASH, keccak256("Permit2"), block.chainid, address(this)));
    }

    /// @notice Moves tokens to the places that the caller names, who is the spender that was signed for.
    /// @param witness Hash of what else was signed, of the type that `witnessTypeString` ends with.
    function permitWitnessTransferFrom(
        PermitBatchTransferFrom calldata permit,
        SignatureTransferDetails[] calldata transferDetails,
        address owner,
        bytes32 witness,
        string calldata witnessTypeString,
        bytes calldata signature
    ) external {
        if (block.timestamp > permit.deadline) revert SignatureExpired(permit.deadline);
        if (permit.permitted.length != transferDetails.length) revert LengthMismatch();
        _useNonce(owner, permit.nonce);
        bytes32 digest = keccak256(
            abi.encodePacked(hex"1901", DOMAIN_SEPARATOR(), _hash(permit, witness, witnessTypeString))
        );
        if (!Signatures.isSignedBy(owner, digest, signature)) revert InvalidSigner();
        for (uint256 i = 0; i < transferDetails.length; i++) {
            uint256 amount = transferDetails[i].requestedAmount;
            if (amount > permit.permitted[i].amount) revert InvalidAmount(permit.permitted[i].amount);
            _move(permit.permitted[i].token, owner, transferDetails[i].to, amount);
        }
    }

    function _useNonce(address owner, uint256 nonce) private {
        uint256 bit = 1 << uint8(nonce);
        if (nonceBitmap[owner][nonce >> 8] & bit != 0) revert InvalidNonce();
        nonceBitmap[owner][nonce >> 8] |= bit;
    }

    function _hash(PermitBatchTransferFrom calldata permit, bytes32 witness, string calldata witnessTypeString)
        private
        view
        returns (bytes32)
    {
        bytes32[] memory permitted = new bytes32[](permit.permitted.length);
        for (uint256 i = 0; i < permitted.length; i++) {
            permitted[i] = keccak256(abi.encode(PERMISSIONS_TYPEHASH, permit.permitted[i]));
        }
        return keccak256(
            abi.encode(
                keccak256(abi.encodePacked(BATCH_TYPE, witnessTypeString)),
                keccak256(abi.encodePacked(permitted)),
                msg.sender,
                permit.nonce,
                permit.deadline,
                witness
            )
        );
    }

    /// @dev A token succeeds by returning true, or by returning nothing as USDT does.
    function _move(address token, address from, address to, uint256 amount) private {
        // transferFrom(address,address,uint256)
        bytes memory data = abi.encodeWithSelector(0x23b872dd, from, to, amount);
        (bool succeeded, bytes memory result) = token.call(data);
        bool moved = succeeded && (result.length == 0 || abi.decode(result, (uint256)) == 1);
        if (!moved) revert TransferFailed(token, to, amount);
    }
}
