"""The fonts of the page, cut from their npm packages to what the page uses."""
