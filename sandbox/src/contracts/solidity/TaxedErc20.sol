// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Erc20} from "./Erc20.sol";

/// @title TaxedErc20
/// @notice A token that keeps a hundredth of every transfer: less arrives than was sent.
/// @dev For local chains.
contract TaxedErc20 is Erc20 {
    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 initialSupply, address holder)
        Erc20(name_, symbol_, decimals_, initialSupply, holder)
    {}

    function _move(address from, address to, uint256 value) internal override {
        uint256 tax = value / 100;
        super._move(from, to, value - tax);
        super._move(from, address(this), tax);
    }
}
