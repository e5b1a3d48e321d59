// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TokenCalls} from "./TokenCalls.sol";

interface IErc20Holding {
    function balanceOf(address account) external view returns (uint256);
}

/// @title SwapSource
/// @notice Swaps currencies from its own inventory at fixed prices. The more a swap takes of what is there, the
/// worse its rate: with `fair` at the price and `reserve` in stock it pays fair * reserve / (reserve + fair).
/// @dev For local chains. The zero address stands for the native currency.
contract SwapSource {
    event Swapped(
        address indexed sender,
        address indexed recipient,
        address currencyIn,
        address currencyOut,
        uint256 amountIn,
        uint256 amountOut
    );

    /// @notice There is no price for the currency.
    error NotListed(address currency);
    /// @notice A currency cannot be swapped into itself.
    error SameCurrency(address currency);
    /// @notice The native currency sent along is not what the swap takes.
    error WrongValue(uint256 value, uint256 needed);
    /// @notice The swap would pay less than the caller accepts.
    error TooLittleReceived(uint256 amountOut, uint256 minimumOut);
    /// @notice The swap came too late.
    error Expired(uint256 deadline);
    /// @notice The token refused, or the recipient refused the native currency.
    error TransferFailed(address currency, address recipient, uint256 amount);

    /// @notice What stays here of every swap, in basis points of the input.
    uint256 public immutable feeBps;

    /// @notice US dollars of a currency's smallest unit, with 36 decimals; zero where it is not listed.
    mapping(address currency => uint256) public priceOf;

    constructor(uint256 feeBps_, address[] memory currencies, uint256[] memory prices) payable {
        feeBps = feeBps_;
        for (uint256 i = 0; i < currencies.length; i++) priceOf[currencies[i]] = prices[i];
    }

    /// @notice What a swap pays now.
    function quote(address currencyIn, address currencyOut, uint256 amountIn) public view returns (uint256) {
        if (currencyIn == currencyOut) revert SameCurrency(currencyIn);
        uint256 priceIn = priceOf[currencyIn];
        uint256 priceOut = priceOf[currencyOut];
        if (priceIn == 0) revert NotListed(currencyIn);
        if (priceOut == 0) revert NotListed(currencyOut);
        uint256 fair = (amountIn * priceIn * (10_000 - feeBps)) / (priceOut * 10_000);
        uint256 reserve = currencyOut == address(0)
            ? address(this).balance
            : IErc20Holding(currencyOut).balanceOf(address(this));
        return fair == 0 ? 0 : (fair * reserve) / (reserve + fair);
    }

    /// @notice Swaps all of `amountIn`, which the sender has approved or sent along.
    /// @param surplusRecipient Gets what the swap pays above `minimumOut`; the zero address leaves it to the recipient.
    function swap(
        address currencyIn,
        address currencyOut,
        uint256 amountIn,
        uint256 minimumOut,
        address recipient,
        address surplusRecipient,
        uint256 deadline
    ) external payable returns (uint256 amountOut) {
        if (block.timestamp > deadline) revert Expired(deadline);
        uint256 needed = currencyIn == address(0) ? amountIn : 0;
        if (msg.value != needed) revert WrongValue(msg.value, needed);
        amountOut = quote(currencyIn, currencyOut, amountIn);
        if (amountOut == 0 || amountOut < minimumOut) revert TooLittleReceived(amountOut, minimumOut);
        if (currencyIn != address(0)) {
            // transferFrom(address,address,uint256)
            bytes memory data = abi.encodeWithSelector(0x23b872dd, msg.sender, address(this), amountIn);
            if (!TokenCalls.succeeds(currencyIn, data)) revert TransferFailed(currencyIn, address(this), amountIn);
        }
        if (surplusRecipient == address(0) || amountOut == minimumOut) {
            _pay(currencyOut, recipient, amountOut);
        } else {
            _pay(currencyOut, recipient, minimumOut);
            _pay(currencyOut, surplusRecipient, amountOut - minimumOut);
        }
        emit Swapped(msg.sender, recipient, currencyIn, currencyOut, amountIn, amountOut);
    }

    function _pay(address currency, address recipient, uint256 amount) private {
        bool paid;
        if (currency == address(0)) {
            (paid, ) = recipient.call{value: amount}("");
        } else {
            // transfer(address,uint256)
            paid = TokenCalls.succeeds(currency, abi.encodeWithSelector(0xa9059cbb, recipient, amount));
        }
        if (!paid) revert TransferFailed(currency, recipient, amount);
    }
}
