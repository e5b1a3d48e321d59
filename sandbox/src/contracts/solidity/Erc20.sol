// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Erc20
/// @notice A plain ERC-20 token whose deployer may mint. Errors follow ERC-6093.
/// @dev For local chains.
contract Erc20 {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    /// @notice Only the deployer may mint.
    error OnlyDeployer(address caller);
    /// @notice The sender holds less than it wants to send.
    error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed);
    /// @notice The spender was approved for less than it wants to move.
    error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed);
    /// @notice Tokens cannot go to this address.
    error ERC20InvalidReceiver(address receiver);
    /// @notice Tokens cannot be approved to this address.
    error ERC20InvalidSpender(address spender);

    /// @notice The account that may mint.
    address public immutable deployer;

    /// @notice How many decimals the smallest unit stands behind.
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

    /// @notice Creates tokens.
    function mint(address to, uint256 value) external virtual {
        if (msg.sender != deployer) revert OnlyDeployer(msg.sender);
        _mint(to, value);
    }

    /// @notice Lets a spender move up to a value; the greatest value means without limit.
    function approve(address spender, uint256 value) external returns (bool) {
        if (spender == address(0)) revert ERC20InvalidSpender(spender);
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    /// @notice Sends tokens of the caller.
    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    /// @notice Sends tokens that their owner approved to the caller.
    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) {
            if (allowed < value) revert ERC20InsufficientAllowance(msg.sender, allowed, value);
            unchecked {
                allowance[from][msg.sender] = allowed - value;
            }
        }
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) internal virtual {
        if (to == address(0)) revert ERC20InvalidReceiver(to);
        uint256 balance = balanceOf[from];
        if (balance < value) revert ERC20InsufficientBalance(from, balance, value);
        unchecked {
            balanceOf[from] = balance - value;
            // The sum of all balances is the supply, which fits.
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }

    function _burn(address from, uint256 value) internal {
        uint256 balance = balanceOf[from];
        if (balance < value) revert ERC20InsufficientBalance(from, balance, value);
        unchecked {
            balanceOf[from] = balance - value;
            totalSupply -= value;
        }
        emit Transfer(from, address(0), value);
    }

    function _mint(address to, uint256 value) internal {
        if (to == address(0)) revert ERC20InvalidReceiver(to);
        totalSupply += value;
        unchecked {
            balanceOf[to] += value;
        }
        emit Transfer(address(0), to, value);
    }
}
