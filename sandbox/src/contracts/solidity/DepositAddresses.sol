// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev The part of the depository that takes the native currency and says whom it trusts.
interface IDepository {
    function solver() external view returns (address);
    function depositNative(address depositor, bytes32 id) external payable;
}

/// @title DepositAddress
/// @notice Holds the native currency that was sent to it until its maker takes it to the depository.
contract DepositAddress {
    /// @notice Only the contract that made this one may call this function.
    error OnlyMaker(address caller);

    address private immutable maker = msg.sender;

    receive() external payable {}

    /// @notice Deposits money for an order.
    function deposit(IDepository depository, bytes32 id, uint256 amount) external {
        if (msg.sender != maker) revert OnlyMaker(msg.sender);
        depository.depositNative{value: amount}(address(0), id);
    }
}

/// @title DepositAddresses
/// @notice Gives every id an address that anybody can pay with a plain transfer, before and after there is a
/// contract, and takes the money from there to the depository.
/// @dev For local chains. It trusts the depository's solver to name the right order.
contract DepositAddresses {
    /// @notice Only the solver may call this function.
    error OnlySolver(address caller);
    /// @notice This was swept before; nothing was moved now.
    error AlreadySwept(bytes32 id);
    /// @notice The address holds less than the amount.
    error NotEnoughFunds(address depositAddress, uint256 amount);

    /// @notice Where the money goes.
    IDepository public immutable depository;

    /// @notice What was deposited for, at most once each.
    mapping(bytes32 id => bool) public swept;

    constructor(IDepository depository_) {
        depository = depository_;
    }

    /// @notice The address of an id (EIP-1014).
    function addressOf(bytes32 addressId) public view returns (address) {
        bytes32 codeHash = keccak256(type(DepositAddress).creationCode);
        bytes32 hash = keccak256(abi.encodePacked(bytes1(0xff), address(this), addressId, codeHash));
        return address(uint160(uint256(hash)));
    }

    /// @notice Deposits money from the address of an id for an order, at most once an order.
    function sweep(bytes32 addressId, bytes32 id, uint256 amount) external {
        if (msg.sender != depository.solver()) revert OnlySolver(msg.sender);
        if (swept[id]) revert AlreadySwept(id);
        swept[id] = true;
        address depositAddress = addressOf(addressId);
        if (depositAddress.balance < amount) revert NotEnoughFunds(depositAddress, amount);
        if (depositAddress.code.length == 0) new DepositAddress{salt: addressId}();
        DepositAddress(payable(depositAddress)).deposit(depository, id, amount);
    }
}
