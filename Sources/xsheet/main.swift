print("xsheet")
