"""Work outside the loop: tasks, separate processes and their time limits."""
