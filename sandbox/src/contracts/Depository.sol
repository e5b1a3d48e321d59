// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev The part of ERC-20 that reads. Transfers go through low-level calls, since some tokens return nothing.
interface IErc20Balance {
    function balanceOf(address account) external view returns (uint256);
}

/// @dev The part of EIP-3009 that a payee needs, with a signature of any kind of account.
interface IErc3009 {
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
/// @notice Takes deposits that name a request, and lets one solver fill and refund requests, each at most once.
/// @dev For local chains. It trusts its solver with all deposits.
contract Depository {
    /// @notice Money arrived for a request.
    /// @param id The request.
    /// @param depositor Who paid.
    /// @param currency The token, or the zero address for the native currency.
    /// @param amount What really arrived, in the currency's smallest unit.
    event Deposited(bytes32 indexed id, address indexed depositor, address currency, uint256 amount);

    /// @notice The solver paid the recipient of a request from its own inventory.
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
    /// @notice The request was filled before; nothing was paid now.
    error AlreadyFilled(bytes32 id);
    /// @notice The request was refunded before; nothing was paid now.
    error AlreadyRefunded(bytes32 id);
    /// @notice There is no contract at the address of the token.
    error NotAToken(address token);
    /// @notice The token refused, or the recipient refused the native currency.
    error TransferFailed(address currency, address recipient, uint256 amount);
    /// @notice A token or recipient called back into this contract.
    error Reentered();

    /// @notice The account that fills, refunds and withdraws.
    address public immutable solver;

    /// @notice Whether a request was filled.
    mapping(bytes32 id => bool) public filled;

    /// @notice Whether a request was refunded.
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
    function depositNative(bytes32 id) external payable locked {
        if (msg.value == 0) revert ZeroAmount();
        emit Deposited(id, msg.sender, address(0), msg.value);
    }

    /// @notice Deposits a token that the sender has approved to this contract.
    function depositErc20(bytes32 id, address token, uint256 amount) external locked {
        if (amount == 0) revert ZeroAmount();
        if (token.code.length == 0) revert NotAToken(token);
        uint256 before = IErc20Balance(token).balanceOf(address(this));
        _pull(token, msg.sender, address(this), amount);
        uint256 arrived = IErc20Balance(token).balanceOf(address(this)) - before;
        if (arrived == 0) revert ZeroAmount();
        emit Deposited(id, msg.sender, token, arrived);
    }

    /// @notice Deposits a token by its owner's signature (EIP-3009). Anybody may pay the gas: the authorization's nonce
    /// is the request, so that it can be used for this one only, and once.
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
        uint256 before = IErc20Balance(token).balanceOf(address(this));
        IErc3009(token).receiveWithAuthorization(owner, address(this), amount, 0, validBefore, id, signature);
        uint256 arrived = IErc20Balance(token).balanceOf(address(this)) - before;
        if (arrived == 0) revert ZeroAmount();
        emit Deposited(id, owner, token, arrived);
    }

    /// @notice Pays the native currency sent along to the recipient of a request.
    function fillNative(bytes32 id, address payable recipient) external payable onlySolver locked {
        _markFilled(id);
        _pay(address(0), recipient, msg.value);
        emit Filled(id, recipient, address(0), msg.value);
    }

    /// @notice Pays a token from the solver, who has approved it to this contract, to the recipient of a request.
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

    /// @notice Pays a request back from the deposits held here.
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

    function _markFilled(bytes32 id) private {
        if (filled[id]) revert AlreadyFilled(id);
        filled[id] = true;
    }

    function _pull(address token, address from, address to, uint256 amount) private {
        // transferFrom(address,address,uint256)
        bytes memory data = abi.encodeWithSelector(0x23b872dd, from, to, amount);
        if (!_callToken(token, data)) revert TransferFailed(token, to, amount);
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
            paid = _callToken(currency, abi.encodeWithSelector(0xa9059cbb, recipient, amount));
        }
        if (!paid) revert TransferFailed(currency, recipient, amount);
    }

    /// @dev A token succeeds by returning true, or by returning nothing as USDT does.
    function _callToken(address token, bytes memory data) private returns (bool) {
        (bool succeeded, bytes memory result) = token.call(data);
        if (!succeeded) return false;
        if (result.length == 0) return true;
        return result.length >= 32 && abi.decode(result, (uint256)) == 1;
    }
}
