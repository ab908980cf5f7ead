"""Games that are over, for those who may read them: loaded, told, replayed."""
