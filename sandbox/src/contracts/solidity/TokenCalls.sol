// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title TokenCalls
/// @notice Calls of tokens, those that return nothing included.
/// @dev For local chains.
library TokenCalls {
    /// @dev A token succeeds by returning true, or by returning nothing as USDT does.
    function succeeds(address token, bytes memory data) internal returns (bool) {
        (bool succeeded, bytes memory result) = token.call(data);
        if (!succeeded) return false;
        if (result.length == 0) return true;
        return result.length >= 32 && abi.decode(result, (uint256)) == 1;
    }
}
