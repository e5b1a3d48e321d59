// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IErc20Held {
    function balanceOf(address account) external view returns (uint256);
}

/// @notice A call that an order wants made with the money that it brings.
struct Call {
    address to;
    uint256 value;
    bytes data;
}

/// @title CallFiller
/// @notice Fills orders that come with calls, each at most once: the money goes to a runner, which makes the calls
/// and passes on to the recipient whatever they leave. All of it happens, or nothing.
/// @dev For local chains. Only the runner makes foreign calls, and nobody has approved anything to it.
contract CallFiller {
    event Filled(bytes32 indexed id, address indexed recipient, address currency, uint256 amount);

    error OnlySolver(address caller);
    error ZeroAmount();
    error AlreadyFilled(bytes32 id);
    error TransferFailed(address currency, address recipient, uint256 amount);

    address public immutable solver;
    CallRunner public immutable runner;
    mapping(bytes32 id => bool) public filled;

    constructor(address solver_) {
        solver = solver_;
        runner = new CallRunner();
    }

    /// @notice Pays `amount` and makes the calls with it. Native currency sent along beyond it is the gas top-up.
    /// @param callGas Most gas for all calls together; zero sets no limit.
    function fillCalls(
        bytes32 id,
        address currency,
        uint256 amount,
        address recipient,
        Call[] calldata calls,
        uint256 callGas
    ) external payable {
        if (msg.sender != solver) revert OnlySolver(msg.sender);
        if (filled[id]) revert AlreadyFilled(id);
        filled[id] = true;
        if (amount == 0) revert ZeroAmount();
        if (currency != address(0)) {
            // transferFrom(address,address,uint256)
            bytes memory data = abi.encodeWithSelector(0x23b872dd, msg.sender, address(runner), amount);
            (bool succeeded, bytes memory result) = currency.call(data);
            bool paid = succeeded && (result.length == 0 || abi.decode(result, (uint256)) == 1);
            if (!paid) revert TransferFailed(currency, address(runner), amount);
        }
        runner.run{value: msg.value, gas: callGas == 0 ? gasleft() : callGas}(calls);
        runner.sweep(currency, recipient);
        emit Filled(id, recipient, currency, amount);
    }
}

/// @title CallRunner
/// @notice Makes calls that it does not know, with money that it holds for one transaction only.
contract CallRunner {
    error OnlyFiller(address caller);
    /// @notice A call failed, and with it everything.
    error CallFailed(uint256 index, bytes reason);
    error TransferFailed(address currency, address recipient, uint256 amount);

    address public immutable filler;

    constructor() {
        filler = msg.sender;
    }

    /// @notice Calls may give money back.
    receive() external payable {}

    modifier onlyFiller() {
        if (msg.sender != filler) revert OnlyFiller(msg.sender);
        _;
    }

    /// @notice Makes the calls, all of them.
    function run(Call[] calldata calls) external payable onlyFiller {
        for (uint256 i = 0; i < calls.length; i++) {
            (bool succeeded, bytes memory reason) = calls[i].to.call{value: calls[i].value}(calls[i].data);
            if (!succeeded) revert CallFailed(i, reason);
        }
    }

    /// @notice Passes on what the calls left.
    function sweep(address currency, address recipient) external onlyFiller {
        if (currency != address(0)) {
            uint256 left = IErc20Held(currency).balanceOf(address(this));
            // transfer(address,uint256)
            bytes memory data = abi.encodeWithSelector(0xa9059cbb, recipient, left);
            if (left > 0) {
                (bool succeeded, bytes memory result) = currency.call(data);
                bool paid = succeeded && (result.length == 0 || abi.decode(result, (uint256)) == 1);
                if (!paid) revert TransferFailed(currency, recipient, left);
            }
        }
        uint256 native = address(this).balance;
        if (native > 0) {
            (bool paid, ) = recipient.call{value: native}("");
            if (!paid) revert TransferFailed(address(0), recipient, native);
        }
    }
}
