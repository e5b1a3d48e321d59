// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Erc20} from "./Erc20.sol";
import {Signatures} from "./Signatures.sol";

/// @title PermitErc20
/// @notice A token that moves by signatures, as USD Coin does: EIP-2612 permits and EIP-3009 authorizations, of keys
/// and of contracts (ERC-1271).
/// @dev For local chains.
contract PermitErc20 is Erc20 {
    event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce);
    event AuthorizationCanceled(address indexed authorizer, bytes32 indexed nonce);

    /// @notice The time to use the signature has not come.
    error SignatureNotYetValid(uint256 validAfter);
    /// @notice The time to use the signature is over.
    error SignatureExpired(uint256 validBefore);
    /// @notice The account did not sign this.
    error SignatureInvalid(address account);
    /// @notice The authorization was used or cancelled before.
    error AuthorizationSpent(address authorizer, bytes32 nonce);
    /// @notice Only who gets the money may call this function.
    error OnlyPayee(address caller);

    string private constant VERSION = "2";
    bytes32 private constant DOMAIN_TYPEHASH =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 private constant TRANSFER_TYPEHASH = keccak256(
        "TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"
    );
    bytes32 private constant RECEIVE_TYPEHASH = keccak256(
        "ReceiveWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"
    );
    bytes32 private constant CANCEL_TYPEHASH = keccak256("CancelAuthorization(address authorizer,bytes32 nonce)");

    /// @notice The number of an owner's next permit.
    mapping(address owner => uint256) public nonces;

    /// @notice Whether an authorization was used or cancelled.
    mapping(address authorizer => mapping(bytes32 nonce => bool)) public authorizationState;

    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 initialSupply, address holder)
        Erc20(name_, symbol_, decimals_, initialSupply, holder)
    {}

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return keccak256(
            abi.encode(DOMAIN_TYPEHASH, keccak256(bytes(name)), keccak256(bytes(VERSION)), block.chainid, address(this))
        );
    }

    function version() external pure returns (string memory) {
        return VERSION;
    }

    /// @notice What signatures are bound to (EIP-5267).
    function eip712Domain()
        external
        view
        returns (bytes1, string memory, string memory, uint256, address, bytes32, uint256[] memory)
    {
        return (hex"0f", name, VERSION, block.chainid, address(this), bytes32(0), new uint256[](0));
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
    {
        permit(owner, spender, value, deadline, abi.encodePacked(r, s, v));
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, bytes memory signature) public {
        if (block.timestamp > deadline) revert SignatureExpired(deadline);
        if (spender == address(0)) revert ERC20InvalidSpender(spender);
        uint256 nonce = nonces[owner]++;
        _requireSigned(owner, keccak256(abi.encode(PERMIT_TYPEHASH, owner, spender, value, nonce, deadline)), signature);
        allowance[owner][spender] = value;
        emit Approval(owner, spender, value);
    }

    function transferWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        transferWithAuthorization(from, to, value, validAfter, validBefore, nonce, abi.encodePacked(r, s, v));
    }

    function transferWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        bytes memory signature
    ) public {
        _useAuthorization(TRANSFER_TYPEHASH, from, to, value, validAfter, validBefore, nonce, signature);
    }

    function receiveWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        receiveWithAuthorization(from, to, value, validAfter, validBefore, nonce, abi.encodePacked(r, s, v));
    }

    /// @notice As a transfer, but nobody else can bring it about before the payee does.
    function receiveWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        bytes memory signature
    ) public {
        if (msg.sender != to) revert OnlyPayee(msg.sender);
        _useAuthorization(RECEIVE_TYPEHASH, from, to, value, validAfter, validBefore, nonce, signature);
    }

    function cancelAuthorization(address authorizer, bytes32 nonce, uint8 v, bytes32 r, bytes32 s) external {
        cancelAuthorization(authorizer, nonce, abi.encodePacked(r, s, v));
    }

    function cancelAuthorization(address authorizer, bytes32 nonce, bytes memory signature) public {
        _requireSigned(authorizer, keccak256(abi.encode(CANCEL_TYPEHASH, authorizer, nonce)), signature);
        _spend(authorizer, nonce);
        emit AuthorizationCanceled(authorizer, nonce);
    }

    function _useAuthorization(
        bytes32 typehash,
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        bytes memory signature
    ) private {
        if (block.timestamp <= validAfter) revert SignatureNotYetValid(validAfter);
        if (block.timestamp >= validBefore) revert SignatureExpired(validBefore);
        bytes32 structHash = keccak256(abi.encode(typehash, from, to, value, validAfter, validBefore, nonce));
        _requireSigned(from, structHash, signature);
        _spend(from, nonce);
        emit AuthorizationUsed(from, nonce);
        _move(from, to, value);
    }

    function _spend(address authorizer, bytes32 nonce) private {
        if (authorizationState[authorizer][nonce]) revert AuthorizationSpent(authorizer, nonce);
        authorizationState[authorizer][nonce] = true;
    }

    function _requireSigned(address account, bytes32 structHash, bytes memory signature) private view {
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", DOMAIN_SEPARATOR(), structHash));
        if (!Signatures.isSignedBy(account, digest, signature)) revert SignatureInvalid(account);
    }
}
