// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TokenCalls} from "./TokenCalls.sol";

/// @dev The part of ERC-20 that reads. Transfers go through low-level calls, since some tokens return nothing.
interface IErc20Read {
    function balanceOf(address account) external view returns (uint256);
    function allowance(address owner, address spender) external view returns (uint256);
}

/// @dev The part of EIP-3009 that takes money, with a signature of any kind of account.
interface IErc3009 {
    function transferWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        bytes calldata signature
    ) external;
    function receiveWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        bytes calldata signature
    ) external;
}

/// @title Depository
/// @notice Takes deposits that name an order, and lets one solver fill and refund orders, each at most once.
/// @dev For local chains. It trusts its solver with all deposits. Deposits and their events are declared as in the
/// depositories of public chains; fills, refunds and deposits by signature are this one's own.
contract Depository {
    /// @notice Native currency arrived for an order.
    /// @param from Who is credited with it.
    /// @param amount In the smallest unit.
    /// @param id The order.
    event RelayNativeDeposit(address from, uint256 amount, bytes32 id);

    /// @notice A token arrived for an order.
    /// @param from Who is credited with it.
    /// @param amount What really arrived, in the token's smallest unit.
    /// @param id The order.
    event RelayErc20Deposit(address from, address token, uint256 amount, bytes32 id);

    /// @notice The solver paid the recipient of an order from its own inventory.
    event Filled(bytes32 indexed id, address indexed recipient, address currency, uint256 amount);

    /// @notice The solver gave money back from the deposits held here.
    event Refunded(bytes32 indexed id, address indexed recipient, address currency, uint256 amount);

    /// @notice The solver took money out of the deposits held here.
    event Withdrawn(address indexed recipient, address currency, uint256 amount);

    /// @notice Only the solver may call this function.
    error OnlySolver(address caller);
    /// @notice The amount is zero, or nothing arrived.
    error ZeroAmount();
    /// @notice The zero address cannot be paid.
    error ZeroRecipient();
    /// @notice The order was filled before; nothing was paid now.
    error AlreadyFilled(bytes32 id);
    /// @notice The order was refunded before; nothing was paid now.
    error AlreadyRefunded(bytes32 id);
    /// @notice There is no contract at the address of the token.
    error NotAToken(address token);
    /// @notice The token refused, or the recipient refused the native currency.
    error TransferFailed(address currency, address recipient, uint256 amount);
    /// @notice A token or recipient called back into this contract.
    error Reentered();

    /// @notice The account that fills, refunds and withdraws.
    address public immutable solver;

    /// @notice Whether an order was filled.
    mapping(bytes32 id => bool) public filled;

    /// @notice Whether an order was refunded.
    mapping(bytes32 id => bool) public refunded;

    bool private transient entered;

    /// @dev Every function that moves money holds this lock: a token that calls back while its deposit is
    /// counted by balance difference could otherwise have the same money counted twice.
    modifier locked() {
        if (entered) revert Reentered();
        entered = true;
        _;
        entered = false;
    }

    modifier onlySolver() {
        if (msg.sender != solver) revert OnlySolver(msg.sender);
        _;
    }

    constructor(address solver_) {
        solver = solver_;
    }

    /// @notice Deposits the native currency sent along.
    /// @param depositor Who is credited with it; the zero address stands for the sender.
    function depositNative(address depositor, bytes32 id) external payable locked {
        if (msg.value == 0) revert ZeroAmount();
        emit RelayNativeDeposit(_credited(depositor), msg.value, id);
    }

    /// @notice Deposits a token that the sender has approved to this contract.
    /// @param depositor Who is credited with it; the zero address stands for the sender.
    function depositErc20(address depositor, address token, uint256 amount, bytes32 id) external locked {
        _depositErc20(depositor, token, amount, id);
    }

    /// @notice Deposits all of a token that the sender has approved to this contract.
    /// @param depositor Who is credited with it; the zero address stands for the sender.
    function depositErc20(address depositor, address token, bytes32 id) external locked {
        if (token.code.length == 0) revert NotAToken(token);
        _depositErc20(depositor, token, IErc20Read(token).allowance(msg.sender, address(this)), id);
    }

    /// @notice Deposits a token by its owner's signature (EIP-3009). Anybody may pay the gas: the authorization's nonce
    /// is the order, so that it can be used for this one only, and once.
    /// @dev What the token has to say against it comes back as its own error.
    function depositWithAuthorization(
        bytes32 id,
        address token,
        address owner,
        uint256 amount,
        uint256 validBefore,
        bytes calldata signature
    ) external locked {
        if (amount == 0) revert ZeroAmount();
        uint256 before = IErc20Read(token).balanceOf(address(this));
        IErc3009(token).receiveWithAuthorization(owner, address(this), amount, 0, validBefore, id, signature);
        uint256 arrived = IErc20Read(token).balanceOf(address(this)) - before;
        if (arrived == 0) revert ZeroAmount();
        emit RelayErc20Deposit(owner, token, arrived, id);
    }

    /// @notice Deposits a token that its owner transfers to the solver by a signature (EIP-3009). Its nonce says nothing of
    /// the order: it is the solver who does, with money that has become its own.
    function depositTransferWithAuthorization(
        bytes32 id,
        address token,
        address owner,
        uint256 amount,
        uint256 validBefore,
        bytes32 nonce,
        bytes calldata signature
    ) external onlySolver locked {
        IErc3009(token).transferWithAuthorization(owner, solver, amount, 0, validBefore, nonce, signature);
        _depositErc20(owner, token, amount, id);
    }

    /// @notice Pays the native currency sent along to the recipient of an order.
    function fillNative(bytes32 id, address payable recipient) external payable onlySolver locked {
        _markFilled(id);
        _pay(address(0), recipient, msg.value);
        emit Filled(id, recipient, address(0), msg.value);
    }

    /// @notice Pays a token from the solver, who has approved it to this contract, to the recipient of an order.
    /// The native currency sent along goes to the same recipient: a gas top-up.
    function fillErc20(bytes32 id, address token, address recipient, uint256 amount) external payable onlySolver locked {
        _markFilled(id);
        if (amount == 0) revert ZeroAmount();
        if (recipient == address(0)) revert ZeroRecipient();
        if (token.code.length == 0) revert NotAToken(token);
        _pull(token, msg.sender, recipient, amount);
        emit Filled(id, recipient, token, amount);
        if (msg.value > 0) {
            _pay(address(0), recipient, msg.value);
            emit Filled(id, recipient, address(0), msg.value);
        }
    }

    /// @notice Pays an order back from the deposits held here.
    function refund(bytes32 id, address currency, address recipient, uint256 amount) external onlySolver locked {
        if (refunded[id]) revert AlreadyRefunded(id);
        refunded[id] = true;
        _pay(currency, recipient, amount);
        emit Refunded(id, recipient, currency, amount);
    }

    /// @notice Takes money out of the deposits held here.
    function withdraw(address currency, address recipient, uint256 amount) external onlySolver locked {
        _pay(currency, recipient, amount);
        emit Withdrawn(recipient, currency, amount);
    }

    function _depositErc20(address depositor, address token, uint256 amount, bytes32 id) private {
        if (amount == 0) revert ZeroAmount();
        if (token.code.length == 0) revert NotAToken(token);
        uint256 before = IErc20Read(token).balanceOf(address(this));
        _pull(token, msg.sender, address(this), amount);
        uint256 arrived = IErc20Read(token).balanceOf(address(this)) - before;
        if (arrived == 0) revert ZeroAmount();
        emit RelayErc20Deposit(_credited(depositor), token, arrived, id);
    }

    function _credited(address depositor) private view returns (address) {
        return depositor == address(0) ? msg.sender : depositor;
    }

    function _markFilled(bytes32 id) private {
        if (filled[id]) revert AlreadyFilled(id);
        filled[id] = true;
    }

    function _pull(address token, address from, address to, uint256 amount) private {
        // transferFrom(address,address,uint256)
        bytes memory data = abi.encodeWithSelector(0x23b872dd, from, to, amount);
        if (!TokenCalls.succeeds(token, data)) revert TransferFailed(token, to, amount);
    }

    function _pay(address currency, address recipient, uint256 amount) private {
        if (amount == 0) revert ZeroAmount();
        if (recipient == address(0)) revert ZeroRecipient();
        bool paid;
        if (currency == address(0)) {
            (paid, ) = recipient.call{value: amount}("");
        } else {
            if (currency.code.length == 0) revert NotAToken(currency);
            // transfer(address,uint256)
            paid = TokenCalls.succeeds(currency, abi.encodeWithSelector(0xa9059cbb, recipient, amount));
        }
        if (!paid) revert TransferFailed(currency, recipient, amount);
    }
}
