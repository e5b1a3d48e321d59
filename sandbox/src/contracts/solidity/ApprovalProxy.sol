// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Permit2, PermitBatchTransferFrom, SignatureTransferDetails} from "./Permit2.sol";

struct Call3Value {
    address target;
    bool allowFailure;
    uint256 value;
    bytes callData;
}

/// @title ApprovalProxy
/// @notice Takes tokens by Permit2 for calls that were signed with it, and has them made by a router.
/// @dev For local chains: of the public contract the part that a solver calls with a user's signature, with the same types and
/// selector. It is the caller who was signed for that may use a signature.
contract ApprovalProxy {
    /// @notice Native currency that the calls leave has nowhere to go.
    error RefundToCannotBeZeroAddress();

    bytes32 private constant CALL_TYPEHASH =
        keccak256("Call3Value(address target,bool allowFailure,uint256 value,bytes callData)");
    bytes32 private constant WITNESS_TYPEHASH = keccak256(
        "RelayerWitness(address relayer,address refundTo,address nftRecipient,bytes metadata,Call3Value[] call3Values)Call3Value(address target,bool allowFailure,uint256 value,bytes callData)"
    );
    string private constant WITNESS_TYPE_STRING =
        "RelayerWitness witness)Call3Value(address target,bool allowFailure,uint256 value,bytes callData)RelayerWitness(address relayer,address refundTo,address nftRecipient,bytes metadata,Call3Value[] call3Values)TokenPermissions(address token,uint256 amount)";

    Permit2 public immutable permit2;
    CallRouter public immutable router;

    constructor(Permit2 permit2_) {
        permit2 = permit2_;
        router = new CallRouter();
    }

    /// @notice Takes what the user signed for, and makes the calls that were signed with it.
    /// @param refundTo Who gets native currency that the calls leave.
    /// @param nftRecipient Signed, too; there is nothing here that it could get.
    function permit2TransferAndMulticall(
        address user,
        PermitBatchTransferFrom calldata permit,
        Call3Value[] calldata calls,
        address refundTo,
        address nftRecipient,
        bytes calldata metadata,
        bytes calldata permitSignature
    ) external payable {
        if (refundTo == address(0)) revert RefundToCannotBeZeroAddress();
        bytes32 witness = keccak256(
            abi.encode(
                WITNESS_TYPEHASH, msg.sender, refundTo, nftRecipient, keccak256(metadata), _hashCalls(calls)
            )
        );
        SignatureTransferDetails[] memory details = new SignatureTransferDetails[](permit.permitted.length);
        for (uint256 i = 0; i < details.length; i++) {
            details[i] = SignatureTransferDetails(address(router), permit.permitted[i].amount);
        }
        permit2.permitWitnessTransferFrom(permit, details, user, witness, WITNESS_TYPE_STRING, permitSignature);
        router.multicall{value: msg.value}(calls, refundTo);
    }

    function _hashCalls(Call3Value[] calldata calls) private pure returns (bytes32) {
        bytes32[] memory hashes = new bytes32[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            Call3Value calldata one = calls[i];
            hashes[i] = keccak256(
                abi.encode(CALL_TYPEHASH, one.target, one.allowFailure, one.value, keccak256(one.callData))
            );
        }
        return keccak256(abi.encodePacked(hashes));
    }
}

/// @title CallRouter
/// @notice Makes calls with tokens that its proxy has just got. Tokens that they leave stay here.
contract CallRouter {
    error OnlyProxy(address caller);
    error NativeTransferFailed();

    address public immutable proxy = msg.sender;

    receive() external payable {}

    /// @notice Makes the calls, one after the other; what one that must not fail says against it is said by this one.
    function multicall(Call3Value[] calldata calls, address refundTo) external payable {
        if (msg.sender != proxy) revert OnlyProxy(msg.sender);
        for (uint256 i = 0; i < calls.length; i++) {
            Call3Value calldata one = calls[i];
            (bool succeeded, bytes memory result) = one.target.call{value: one.value}(one.callData);
            if (!succeeded && !one.allowFailure) {
                assembly ("memory-safe") {
                    revert(add(result, 0x20), mload(result))
                }
            }
        }
        if (address(this).balance == 0) return;
        (bool paid, ) = refundTo.call{value: address(this).balance}("");
        if (!paid) revert NativeTransferFailed();
    }
}
