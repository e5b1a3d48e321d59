// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title LegacyErc20
/// @notice A token as USDT is on Ethereum: its functions return nothing, and an allowance changes to or from zero only.
/// @dev For local chains. Errors follow ERC-6093 where it has one.
contract LegacyErc20 {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error OnlyDeployer(address caller);
    error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed);
    error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed);
    error ERC20InvalidReceiver(address receiver);
    error ERC20InvalidSpender(address spender);
    /// @notice The allowance must be set to zero before it can become something else.
    error AllowanceNotZero(address spender, uint256 allowance);

    address public immutable deployer;
    uint8 public immutable decimals;
    string public name;
    string public symbol;
    uint256 public totalSupply;
    mapping(address account => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 initialSupply, address holder) {
        deployer = msg.sender;
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
        _mint(holder, initialSupply);
    }

    function mint(address to, uint256 value) external {
        if (msg.sender != deployer) revert OnlyDeployer(msg.sender);
        _mint(to, value);
    }

    function approve(address spender, uint256 value) external {
        if (spender == address(0)) revert ERC20InvalidSpender(spender);
        uint256 before = allowance[msg.sender][spender];
        if (before != 0 && value != 0) revert AllowanceNotZero(spender, before);
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }

    function transfer(address to, uint256 value) external {
        _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) {
            if (allowed < value) revert ERC20InsufficientAllowance(msg.sender, allowed, value);
            allowance[from][msg.sender] = allowed - value;
        }
        _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private {
        if (to == address(0)) revert ERC20InvalidReceiver(to);
        uint256 balance = balanceOf[from];
        if (balance < value) revert ERC20InsufficientBalance(from, balance, value);
        balanceOf[from] = balance - value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) private {
        if (to == address(0)) revert ERC20InvalidReceiver(to);
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }
}
