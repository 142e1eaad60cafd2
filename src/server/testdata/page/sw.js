// Nothing to keep.
