// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Erc20} from "./Erc20.sol";

/// @title WrappedNative
/// @notice The native currency as a token, one for one: what WETH is on public chains.
/// @dev For local chains. Unlike WETH it takes native currency by `deposit` alone, and nobody can mint.
contract WrappedNative is Erc20 {
    event Deposit(address indexed dst, uint256 wad);
    event Withdrawal(address indexed src, uint256 wad);

    /// @notice Tokens come from deposits alone.
    error OnlyByDeposit();
    /// @notice The account refused the native currency.
    error WithdrawalRefused(address account);

    constructor(string memory name_, string memory symbol_, uint8 decimals_)
        Erc20(name_, symbol_, decimals_, 0, msg.sender)
    {}

    /// @notice Turns the native currency sent along into tokens of the caller.
    function deposit() external payable {
        _mint(msg.sender, msg.value);
        emit Deposit(msg.sender, msg.value);
    }

    /// @notice Turns tokens of the caller back into native currency.
    function withdraw(uint256 wad) external {
        _burn(msg.sender, wad);
        (bool paid, ) = msg.sender.call{value: wad}("");
        if (!paid) revert WithdrawalRefused(msg.sender);
        emit Withdrawal(msg.sender, wad);
    }

    function mint(address, uint256) external pure override {
        revert OnlyByDeposit();
    }
}
